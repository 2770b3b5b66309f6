import type { DataEdit } from '../../edit/data-edits.ts'
import { renderItem } from '../../edit/add-items.ts'
import { dataError } from '../../lib/errors.ts'
import { plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import { adviceOnName } from '../../lib/suggest.ts'
import { dataPath } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'
import { servicePath } from '../page-paths.ts'
import { fieldsInOneLine, type SiteData } from '../schema/data.ts'
import type { Successor } from './address-edits.ts'
import type { Change, KnownSite } from './change.ts'
import { addressesOf, closePage, leaveFrame, takeOut } from './closed-page.ts'
import { successorOf, type Way } from './successor.ts'

/** Finds a service by its slug or its name, in any spelling. Throws with the nearest when there is none. */
export function requireService({ services }: SiteData, named: string) {
  const wanted = toSlug(named.replace(/^\/services\//, ''))
  const bySlug = services.findIndex(({ slug }) => toSlug(slug) === wanted)
  const index = bySlug < 0 ? services.findIndex(({ name }) => toSlug(name) === wanted) : bySlug
  const service = services[index]
  if (service) return { service, index }
  const names = services.flatMap(({ slug, name }) => [slug, name])
  const advice = adviceOnName({
    name: named,
    names,
    otherwise: `There are ${services.map(({ slug }) => slug).join(', ')}.`,
  })
  const message = `data/services.yaml has no service ${JSON.stringify(named)}.`
  throw dataError(`${message} ${advice} Nothing was changed.`)
}

type Known = Pick<KnownSite, 'data' | 'texts'>

/**
 * The change that removes a service: its entry, its links, signs and texts elsewhere, its name in finished jobs. Its
 * address redirects to Services, unless another way is asked for; another service takes its place in jobs.
 */
export function planServiceRemoval(
  known: Known,
  { name: named, redirect }: Way & { readonly name: string },
): Change {
  const { data } = known
  const { service, index } = requireService(data, named)
  const { slug, name } = service
  if (data.services.length === 1) {
    throw dataError(
      `${name} is the only service, and a site has at least one. Add another first: npx roof-site add-service. Nothing was changed.`,
    )
  }
  const path = servicePath(slug)
  const successor = successorOf(data, path, { redirect, otherwise: '/services' })
  const instead = serviceAt(data, successor)
  const jobs = leaveJobs(known, slug, instead)
  const { moved, ...change } = closePage(data, {
    file: 'services',
    index,
    path,
    successor,
    edits: [...leaveLists(data, { slug, name, path }, instead), ...jobs],
  })
  const end = typeof successor === 'object' ? successor.to : ''
  return {
    ...change,
    title: `remove the service ${name}`,
    done: `${name} was removed.`,
    notes: [
      ...(jobs.length > 0 ? [noteOnJobs(data, jobs.length, name, instead)] : []),
      ...(moved.length > 0
        ? [
            `${plural(moved.length, 'other link')} to it now lead${moved.length === 1 ? 's' : ''} to ${end}: read the words around.`,
          ]
        : []),
    ],
    pages: ['/', '/services'],
    inverse: {
      command: `npx roof-site add-service --from - <<'END'\n${renderItem(service, fieldsInOneLine)}\nEND`,
      but: 'the entry comes back without its comments, and at the end; jobs and signs do not name it again, and what led to its page does not lead there again.',
    },
  }
}

/** The slug of the service to which the address leads, if it does. */
const serviceAt = ({ services }: SiteData, successor: Successor) =>
  services.find((each) => typeof successor === 'object' && successor.to === servicePath(each.slug))
    ?.slug

function noteOnJobs(data: SiteData, count: number, name: string, instead: string | undefined) {
  const jobs = `${plural(count, 'finished job')} no longer name${count === 1 ? 's' : ''} ${name}`
  return instead === undefined
    ? `${jobs}.`
    : `${jobs}, but ${requireService(data, instead).service.name}.`
}

interface Leaving {
  readonly slug: string
  readonly name: string
  readonly path: string
}

/** The lists beside services.yaml and projects.yaml that name it; a list that would be empty goes. */
function leaveLists(data: SiteData, { slug, name, path }: Leaving, instead?: string): DataEdit[] {
  const { site, business } = data
  const addresses = addressesOf(data, path)
  const signs = ['services', 'signs']
  const shown = ['areaPage', 'services']
  return [
    ...leaveFrame(data, addresses),
    ...takeOut(
      'site',
      [...signs, 'items'],
      // A sign of it is one of the service that takes its place.
      instead === undefined ? (site.services.signs?.items ?? []) : [],
      ({ link }) => addresses.has(link.to),
      signs,
    ),
    ...takeOut(
      'site',
      shown,
      site.areaPage.services ?? [],
      ({ service }) => service === slug,
      shown,
    ),
    ...(data.houses.houses?.flatMap(({ service }, index): DataEdit[] =>
      service === slug ? [leaveHouse(index, instead)] : [],
    ) ?? []),
    ...takeOut('business', ['offers'], business.offers ?? [], (each) => each === name, ['offers']),
  ]
}

/** A house of Home names the service instead, or none. */
function leaveHouse(index: number, instead: string | undefined): DataEdit {
  const at = { file: 'houses', path: ['houses', index, 'service'] } as const
  return instead === undefined ? { kind: 'remove', ...at } : { kind: 'set', ...at, value: instead }
}

/** Finished jobs name the service instead, or only their others. Throws where one would name none. */
function leaveJobs({ data, texts }: Known, slug: string, instead?: string): DataEdit[] {
  const jobsOfService = data.projects.flatMap(({ services }, index) => {
    const at = services.indexOf(slug)
    return at < 0 ? [] : [{ services, path: [index, 'services', at] }]
  })
  const alone = jobsOfService.filter(({ services }) => services.length === 1)
  if (instead === undefined && alone.length > 0) {
    const file = texts.find(({ name }) => name === 'projects')
    const source = file && parseFile(file).source
    const places = alone.map(
      ({ path }) => `${dataPath('projects')}:${source?.placeOf(path).line ?? 1}`,
    )
    throw dataError(
      `Finished jobs name no other service: ${places.join(', ')}. Give them another first, or name the one that takes its place: --redirect /services/SLUG. Nothing was changed.`,
    )
  }
  return jobsOfService.map(({ services, path }): DataEdit => {
    const isOther = instead === undefined || services.includes(instead)
    const at = { file: 'projects', path } as const
    return isOther ? { kind: 'remove', ...at } : { kind: 'set', ...at, value: instead }
  })
}
