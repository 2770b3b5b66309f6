interface TreeProps {
  readonly x: number
  readonly y?: number
  readonly scale?: number
}

const crown =
  'M-76-124a76 82 0 1 1 152 0a76 82 0 1 1-152 0M-36-112a54 62 0 1 1 108 0a54 62 0 1 1-108 0'
const limbs = 'M0-62q-10-34-42-58M0-56q14-32 46-50M0-80q-4-40-14-76M0-78q8-42 26-72'
const twigs =
  'M-62-128l20 8-8-26M-50-103l25-2M-30-138l-3 25M66-110l-20 4 12-26M56-92l-28-2M38-128l-4 28M-26-182l12 26 6-30M-26-150l18 22M32-178l-6 28 20-22M32-135l-20 14M5-153l4 40'

/** A tree in a pale crown; it stands behind the houses. */
export function Tree({ x, y = 0, scale = 1 }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path fill="#7fa08f" fillOpacity=".22" stroke="none" d={crown} />
      <g stroke="#4b4a42" strokeLinecap="round">
        <path d="M0 0q2-40 0-84" strokeWidth="4.5" />
        <path d={limbs} strokeWidth="2.2" />
        <path d={twigs} />
      </g>
    </g>
  )
}
