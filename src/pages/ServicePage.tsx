import { Fragment } from 'react'
import { site } from '#generated/site'
import type { PageOf, Section } from '#generated/types'
import { hasCosts } from '../sections/has-costs'
import { LazyCosts } from '../sections/lazy-parts'
import { ServicePictures } from '../sections/ServicePictures'
import { ServiceProof } from '../sections/ServiceProof'
import { ServiceHero } from '../sections/ServiceHero'
import { answeredLine } from './answered-line'
import { SectionView } from './SectionView'

/** `/services/{slug}` */
export function ServicePage({ page }: { readonly page: PageOf<'service'> }) {
  const { business, quote, ledger } = site
  const answered = answeredLine(page, business)
  const isCall = page.sections.at(-1)?.kind.endsWith('call')
  const sections = isCall ? page.sections.slice(0, -1) : page.sections
  const closing = isCall ? page.sections.slice(-1) : []
  const first = sections.find(({ kind }) => kind === 'cards') ?? sections.at(-1)
  const toView = (section: Section, index: number) => (
    <Fragment key={index}>
      <SectionView section={section} tone={page.tone} isPictured />
      {section === first && hasCosts(page) && <LazyCosts page={page} />}
    </Fragment>
  )
  return (
    <>
      <ServiceHero {...{ page, business, quote, ledger, answered }} />
      {sections.map(toView)}
      <ServiceProof page={page} />
      {page.others && (
        <ServicePictures title="What else we do" services={page.others} ground="bg-paper" />
      )}
      {closing.map(toView)}
    </>
  )
}
