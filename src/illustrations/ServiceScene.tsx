import type { PictureName } from '#generated/types'
import { Drawing } from './Drawing'
import { DrawingFrame } from './DrawingFrame'
import { isScene, scenes } from './scenes/scenes'

export interface ServiceSceneProps {
  readonly name: PictureName
  readonly className: string
}

/**
 * The decorative drawing at the top of a service's page. A scene fills the frame without cropping its subject; a small
 * drawing comes from its file.
 */
export function ServiceScene({ name, className }: ServiceSceneProps) {
  if (!isScene(name)) return <Drawing name={name} className={`bg-mist ${className}`} />
  const { Drawing: Scene, ground, subject } = scenes[name]
  const [x, y, width] = subject
  const around = `${x - 24} ${y - 16} ${width + 48} ${46 - y}`
  return (
    <DrawingFrame viewBox={around} fit="meet" className={`${ground} ${className}`}>
      <Scene />
    </DrawingFrame>
  )
}
