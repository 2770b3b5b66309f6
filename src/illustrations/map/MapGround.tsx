import type { MapOutlines, ServiceMap } from '#generated/types'

interface MapGroundProps extends Pick<MapOutlines, 'href'> {
  readonly views: ServiceMap['views']
}

/**
 * Land, water and county lines below a map, loaded lazily; without them the towns are on a plain background. SVG images
 * do not react to forced colors, so there only the lines are shown.
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
