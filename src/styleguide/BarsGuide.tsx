import { site } from '#generated/site'
import { CallBar } from '../layout/CallBar'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { Navigation } from '../layout/Navigation'
import { EmergencyBanner } from '../sections/EmergencyBanner'
import { Specimen } from './Specimen'

/** Header, footer and call bar, and the emergency banner. */
export function BarsGuide() {
  const { business, navigation, quote } = site
  return (
    <section>
      <h2>Bars and banners</h2>
      <Specimen name="Header">
        <Header path="/services" site={site} />
      </Specimen>
      <Specimen name="Menu of small screens, open">
        <div className="guide-menu">
          <Navigation path="/services" links={navigation} phone={business.phone} quote={quote} />
        </div>
      </Specimen>
      <Specimen name="Call bar">
        <CallBar phone={business.phone} quote={quote} />
      </Specimen>
      <Specimen name="Call bar of urgent pages">
        <div className="[--color-call:var(--color-alarm-ground)]">
          <CallBar phone={business.phone} quote={quote} />
        </div>
      </Specimen>
      <Specimen name="Emergency banner">
        <EmergencyBanner
          title="Is water coming in right now?"
          text="We answer now, day and night."
          phone={business.phone}
        />
      </Specimen>
      <Specimen name="Footer">
        <Footer site={site} registrations={site.business.registrations} />
      </Specimen>
    </section>
  )
}
