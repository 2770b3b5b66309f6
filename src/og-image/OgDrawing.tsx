import type { Page, Site } from '#generated/types'
import { color } from '../brand/colors'
import type { OgColors } from './colors'
import { sceneHeight } from './layout'
import { ogImageSize } from './og-image'
import { OgScene } from './OgScene'

interface OgDrawingProps {
  readonly page: Page
  readonly site: Site
  readonly colors: OgColors
}

/** Everything in a share picture except text: ground, scene, mark, and the band for the phone number. */
export function OgDrawing({ page, site, colors }: OgDrawingProps) {
  const { width, height } = ogImageSize
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <path d={`M0 0h${width}v${height}H0z`} fill={colors.ground} />
      <OgScene page={page} site={site} ground={colors.ground} />
      <OgMark site={site} colors={colors} />
      <path d={`M0 ${sceneHeight}h${width}V${height}H0z`} fill={color('slate')} />
      <path d={`M0 ${sceneHeight}h650l-44 118H0z`} fill={colors.phoneGround} />
    </svg>
  )
}

function OgMark({ site: { mark }, colors }: Pick<OgDrawingProps, 'site' | 'colors'>) {
  if (mark.kind === 'picture') return <image x={56} y={46} width={54} height={54} href={mark.src} />
  if (mark.kind === 'initials') {
    return <rect x={56} y={46} width={54} height={54} rx={7} fill={colors.accent} />
  }
  return (
    <g transform="translate(56 46)scale(1.26)">
      <path d={mark.solid} fill={colors.title} />
      <path d={mark.gaps} fill={colors.ground} />
      <path d={mark.line} fill="none" stroke={colors.accent} strokeWidth={4.5} />
    </g>
  )
}
