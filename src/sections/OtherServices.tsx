import type { AreaService } from '#generated/types'
import { SectionHeading } from '../ui/SectionHeading'
import { ServicePictures } from './ServicePictures'

/** The services besides that of the page. */
export function OtherServices({ services }: { readonly services: readonly AreaService[] }) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHeading title="What else we do" />
        <ServicePictures services={services} />
      </div>
    </section>
  )
}
