import type { MapOutlines, ServiceMap } from '#generated/types'

interface MapGroundProps extends Pick<MapOutlines, 'href'> {
  readonly views: ServiceMap['views']
}

/**
 * Land, sound and county lines below a map, fetched when they come near; without them the towns
 * stand on plain ground. No picture learns of forced colours, so there it is lines alone.
 */
export function MapGround({ href, views }: MapGroundProps) {
  const part = (view: string) => `${href}#svgView(viewBox(${view}))`
  return (
    <picture>
      <source media="(forced-colors: active)" srcSet={part(views.lines)} />
      <img
        src={part(views.coloured)}
        alt=""
        aria-hidden="true"
        loading="lazy"
        decoding="async"
        className="map-ground"
      />
    </picture>
  )
}
