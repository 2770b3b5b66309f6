import type { PageOf } from '#generated/types'
import { SectionHeading } from '../ui/SectionHeading'
import { FinishedWork } from './FinishedWork'
import { Items } from './Items'

/** Evidence below the text of a service's page; each part only if there is data. */
export function ServiceProof({ page }: { readonly page: PageOf<'service'> }) {
  const { materials, questions, jobs, review, name } = page
  const kinds = materials.map((material) => ({ ...material, title: material.name }))
  return (
    <>
      <Items title="What you can choose from" items={kinds} ground="" />
      <Questions questions={questions} />
      <FinishedWork title={`${name}: finished work`} {...{ jobs, review }} ground="bg-sand" />
    </>
  )
}

type QuestionsProps = Pick<PageOf<'service'>, 'questions'>

/** The questions of customers; a single one is the heading itself, with the answer beside it. */
function Questions({ questions }: QuestionsProps) {
  const [only] = questions
  if (only && questions.length === 1) {
    return (
      <section className="py-section">
        <div className="wrap *:mb-0!">
          <SectionHeading title={only.question} lead={only.answer} />
        </div>
      </section>
    )
  }
  const answers = questions.map(({ question, answer }) => ({
    title: question,
    description: answer,
  }))
  return <Items title="Common questions" items={answers} ground="" />
}
