import { findPaymentMark } from '../../features/payment/payment-mark.ts'

/** HF-05: the payment methods as the marks of the payment page, and by name where there is no mark; read out as one list. */
export function PaymentMethods({ methods }: { methods: readonly string[] }) {
  if (methods.length === 0) return null
  return (
    <ul aria-label="Betaalmogelijkheden" className="flex flex-wrap items-center gap-2">
      {methods.map((method) => (
        <li key={method}>
          <Mark method={method} />
        </li>
      ))}
    </ul>
  )
}

function Mark({ method }: { method: string }) {
  const src = findPaymentMark(method)
  if (src === undefined)
    return (
      <span className="rounded-md border border-sand bg-paper px-2.5 py-1 text-xs font-bold whitespace-nowrap text-ink-soft">
        {method}
      </span>
    )
  return (
    <img
      src={src}
      alt={method}
      title={method}
      width={56}
      height={36}
      loading="lazy"
      decoding="async"
      className="h-7.5 w-auto"
    />
  )
}
