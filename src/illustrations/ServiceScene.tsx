import { DrawingFrame } from './DrawingFrame'
import { sceneBox, sceneNames, scenes } from './scenes/scenes'

export interface ServiceSceneProps {
  readonly slug: string
  readonly fit?: 'meet' | 'slice'
  readonly className?: string
}

/**
 * The drawing of what a service does; nothing for a service that has none. Decorative. Where it
 * meets its place, its subject is whole, and what lies around fills the rest.
 */
export function ServiceScene({ slug, fit = 'meet', className = '' }: ServiceSceneProps) {
  const name = sceneNames.find((each) => each === slug)
  if (name === undefined) return null
  const { Drawing, ground, subject } = scenes[name]
  const [x, y, width] = subject
  const around = `${x - 24} ${y - 16} ${width + 48} ${46 - y}`
  return (
    <DrawingFrame
      viewBox={fit === 'meet' ? around : sceneBox}
      fit={fit}
      className={`${ground} ${className}`}
    >
      <Drawing />
    </DrawingFrame>
  )
}
