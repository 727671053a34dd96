import { clsx } from 'clsx'

/** A sentence of the talk. Whatever is in it is text: markup is shown, and letters from right to left stay inside. */
export function Bubble(props: { by: string; isOwn?: boolean; children: string; className?: string }) {
  return (
    <div
      className={clsx(
        'edged w-fit max-w-[85%] rounded-[1.125rem] px-4 py-2.5',
        props.isOwn ? 'self-end rounded-br-sm bg-pine text-white' : 'rounded-bl-sm bg-linen',
        props.className,
      )}
    >
      <span className="sr-only">{props.by}: </span>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {keepAmountsWhole(props.children)}
      </p>
    </div>
  )
}

/** The sign of an amount never stands at the end of a line by itself. */
function keepAmountsWhole(text: string): string {
  return text.replace(/€ (?=\d)/g, '€\u00a0')
}
