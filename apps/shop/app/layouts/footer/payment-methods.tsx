/** The payment methods as quiet labels: no brand logos, and read out as one list. */
export function PaymentMethods({ methods }: { methods: readonly string[] }) {
  if (methods.length === 0) return null
  return (
    <ul aria-label="Betaalmogelijkheden" className="flex flex-wrap items-center gap-2">
      {methods.map((method) => (
        <li
          key={method}
          className="rounded-md border border-sand bg-paper px-2.5 py-1 text-xs font-bold whitespace-nowrap text-ink-soft"
        >
          {method}
        </li>
      ))}
    </ul>
  )
}
