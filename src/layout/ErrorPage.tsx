import { site } from '#generated/site'
import { PageHero } from '../sections/PageHero'
import { HeroActions } from '../ui/HeroActions'

export function ErrorPage({ message }: { readonly message: string }) {
  const { business, notFound } = site
  return (
    <PageHero heading="Unexpected Application Error!" lead={message}>
      <HeroActions phone={business.phone} link={notFound.home} />
    </PageHero>
  )
}
