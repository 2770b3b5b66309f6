interface AnsweredLineProps {
  readonly now: string | null
  readonly hours: string
}

/** When the phone is answered, below the call button. */
export function AnsweredLine({ now, hours }: AnsweredLineProps) {
  return (
    <p className="answered-line">
      {now !== null && <b>{now}</b>} {hours}
    </p>
  )
}
