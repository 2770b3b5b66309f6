import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite, type TestPages } from '../../support/audit-site.ts'

const link = (to: string) => `<a href="${to}">${to}</a>`

/** A site in which every page links to every other. */
function linkedSite(paths: readonly string[]): TestPages {
  const main = paths.map(link).join(' ')
  return Object.fromEntries(paths.map((path) => [path, { main }]))
}

const redirects = new Map([['/old', '/about']])
/** Faults of links. */
export const linkFaults: readonly AuditFault[] = [
  {
    rule: 'links/orphan',
    name: 'a page that two others link to, and a third by a redirect',
    faulty: () =>
      auditSite(
        {
          ...linkedSite(['/', '/a', '/b', '/c']),
          '/': { main: ['/a', '/b', '/c', '/about'].map(link).join() },
          '/c': { main: link('/about') + link('/a') + link('/b') },
          '/a': { main: link('/old') + link('/b') + link('/c') },
          // Its link to itself counts for nothing.
          '/about': { main: ['/a', '/b', '/c', '/about'].map(link).join() },
        },
        { redirects },
      ),
    finds: ['warning /about: 2 pages link directly to /about: /, /c.'],
    clean: () => auditSite(linkedSite(['/', '/a', '/b', '/about']), { redirects }),
  },
  {
    rule: 'links/orphan',
    name: 'a finished job that not even the list of all jobs links to',
    faulty: () =>
      auditSite({ ...linkedSite(['/', '/a', '/b', '/work']), '/work/cape': { kind: 'job' } }),
    finds: ['warning /work/cape: 0 pages link directly to /work/cape.'],
    clean: () => {
      const pages = linkedSite(['/', '/a', '/b', '/work'])
      const work = { main: `${pages['/work']?.main} ${link('/work/cape')}` }
      return auditSite({ ...pages, '/work': work, '/work/cape': { kind: 'job' } })
    },
  },
]
