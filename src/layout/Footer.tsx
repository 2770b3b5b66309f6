import type { Site } from '#generated/types'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import { EmailLink } from '../ui/EmailLink'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { PostalAddress } from '../ui/PostalAddress'
import { FooterColumn } from './FooterColumn'
import { SocialLinks } from './SocialLinks'

export function Footer({ site }: { readonly site: Site }) {
  const { business, description, footer, sitemap } = site
  const registered = business.registrations
    .map(({ label, number }) => `${label} ${number}`)
    .join('; ')
  return (
    <footer className="footer">
      {useIsDrawn() && <div className="shingles print:hidden" />}
      <div className="wrap">
        <div className="title-block">
          <div className="p-card">
            <Heading
              as="p"
              className="footer-name mb-3 font-serif text-title/tight font-semibold [letter-spacing:-0.018em]"
              text={business.name}
            />
            {description !== null && <p className="footer-words">{description}</p>}
            <PostalAddress address={business.address} />
            <PhoneLink phone={business.phone} className="footer-link min-h-11! font-bold" />{' '}
            <EmailLink email={business.email} className="footer-link" />
          </div>
          {footer.map((column) => (
            <FooterColumn key={column.title} title={column.title}>
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className="footer-link">
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          ))}
          {business.social.length > 0 && (
            <FooterColumn title="Social media">
              <SocialLinks links={business.social} />
            </FooterColumn>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 py-4 text-small text-on-slate-soft">
          <p>{`© ${business.copyrightYear} ${business.name}`}</p>
          {registered !== '' && <p>{registered}</p>}
          <a href={sitemap.href} className="footer-link print:hidden">
            {sitemap.text}
          </a>
        </div>
      </div>
    </footer>
  )
}
