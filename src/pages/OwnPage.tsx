import { site } from '#generated/site'
import type { PageOf, Section } from '#generated/types'
import { PageHero } from '../sections/PageHero'
import { HeroActions } from '../ui/HeroActions'
import { SectionView } from './SectionView'

/** A page of the firm's own: `/financing`. */
export function OwnPage({ page }: { readonly page: PageOf<'own'> }) {
  return (
    <>
      <PageHero heading={page.heading} lead={page.lead}>
        <HeroActions phone={site.business.phone} link={site.quote} />
      </PageHero>
      {page.sections.map(toView)}
    </>
  )
}

// Sections stay in their order, so that places are keys.
const toView = (section: Section, index: number) => (
  <SectionView key={index} section={section} tone="standard" />
)
