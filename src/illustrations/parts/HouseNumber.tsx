import { digits } from './digits'

interface HouseNumberProps {
  readonly number: string
}

/** A number in digits of metal, one below the other; its origin is the middle of their top. */
export function HouseNumber({ number }: HouseNumberProps) {
  return Array.from(number, (figure, index) => {
    const digit = digits[Number(figure)]
    if (!digit) return null
    const { width, outline } = digit
    const transform = `translate(${-width / 4} ${36 + index * 46})scale(.5)`
    return (
      <g key={index} transform={transform}>
        <path className="paint-shadow" transform="translate(5 5)" d={outline} />
        <path className="paint-numeral line-medium" d={outline} />
      </g>
    )
  })
}
