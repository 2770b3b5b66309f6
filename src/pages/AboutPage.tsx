import { site } from '../../generated/site'
import type { PageOf } from '../../generated/types'
import { AboutPicture } from '../sections/AboutPicture'
import { PageHero } from '../sections/PageHero'
import { Story } from '../sections/Story'
import { WhyChooseUs } from '../sections/WhyChooseUs'
import { HeroActions } from '../ui/HeroActions'

/** `/about` */
export function AboutPage({ page }: { readonly page: PageOf<'about'> }) {
  return (
    <>
      <PageHero
        heading={page.heading}
        lead={page.lead}
        drawing={<AboutPicture photo={page.photo} />}
      >
        <HeroActions phone={site.business.phone} link={site.quote} />
      </PageHero>
      <Story paragraphs={page.story} stats={page.stats} />

      <WhyChooseUs {...page.why} above="bg-paper" />
    </>
  )
}
