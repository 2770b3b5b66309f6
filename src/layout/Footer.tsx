import type { ReactNode } from 'react'
import type { Site } from '#generated/types'
import { EmailLink } from '../ui/EmailLink'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { PostalAddress } from '../ui/PostalAddress'

interface FooterProps {
  readonly site: Site
  /** The registrations that this page shows. */
  readonly registrations: Site['business']['registrations']
}

export function Footer({ site, registrations }: FooterProps) {
  const { business, description, footer, sitemap, scenery } = site
  const numbers = registrations.map(({ label, number }) => `${label} ${number}`)
  const registered = numbers.join('; ') || business.unregistered
  return (
    <footer className={scenery?.roofs ? 'footer' : 'footer pt-card'}>
      {scenery?.roofs && <div className="shingles max-sm:h-6.5 print:hidden" />}
      <div className="wrap">
        <div className="title-block">
          <div>
            <Heading as="p" className="footer-name" text={business.name} />
            <p className="footer-words">{description}</p>
            <PostalAddress address={business.address} />{' '}
            <PhoneLink phone={business.phone} className="footer-link min-h-11 font-bold" />{' '}
            <EmailLink email={business.email} className="footer-link" />
          </div>
          <dl className="footer-hours text-small">
            {business.hours.map(({ days, hours }) => (
              <div key={days} className="spread">
                <dt className="text-on-slate-soft">{days}</dt> <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {footer.map(({ title, links }) => (
            <FooterLinks key={title} title={title}>
              {links.map(({ text, to }) => (
                <li key={to}>
                  <Link to={to} className="footer-link">
                    {text}
                  </Link>
                </li>
              ))}
            </FooterLinks>
          ))}
          {business.social.length > 0 && (
            <FooterLinks title="Social media" className="footer-social">
              {business.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} className="footer-link">
                    {name}
                    {/* A placeholder. */}
                    {url === '#' && <span className="sr-only"> (address to follow)</span>}
                  </a>
                </li>
              ))}
            </FooterLinks>
          )}
        </div>
        <div className="spread py-0.5 text-small text-on-slate-soft">
          <p>{`© ${business.copyrightYear} ${business.name}`}</p>{' '}
          <a href={sitemap.href} className="footer-link print:hidden">
            {sitemap.text}
          </a>
          {registered && <p className="sm:order-first">{registered}</p>}
        </div>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function FooterLinks({ title, className = 'footer-links', children }: FooterLinksProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      <ul role="list">{children}</ul>
    </div>
  )
}
