import type { PageOf } from '#generated/types'
import { FinishedWork } from './FinishedWork'
import { Items } from './Items'

/** Evidence below the text of a service's page; each part only if there is data. */
export function ServiceProof({ page }: { readonly page: PageOf<'service'> }) {
  const { materials, questions, jobs, review, name } = page
  const answers = questions.map(({ question, answer }) => ({
    title: question,
    description: answer,
  }))
  const kinds = materials.map((material) => ({ ...material, title: material.name }))
  return (
    <>
      <Items title="Materials to choose from" items={kinds} ground="" />
      <Items title="Common questions" items={answers} ground="" />
      <FinishedWork title={`${name}: finished work`} {...{ jobs, review }} ground="bg-sand" />
    </>
  )
}
