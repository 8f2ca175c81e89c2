const moment = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)/

/** Words with dates in them, which lines break between and never within. */
export function Dated({ text }: { text: string }) {
  return text.split(moment).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
