import type { Cart, CartCode } from '@sluimer/contract/cart/schemas'
import { TicketPercent, X } from 'lucide-react'
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { controlLook, describedBy } from '../../ui/form/field-frame.tsx'
import { Amount } from '../../ui/price/price.tsx'
import type { CartChange } from '../add-to-cart/cart-change.ts'

const fieldId = 'kortingscode'
const removalKey = 'cart-code-removal'

/**
 * Takes a discount code or voucher, and shows the accepted ones (CA-02). The reason for a refusal is shown beside the
 * field; `refused` is the answer to a form that was sent without scripts.
 */
export function CartCodes({ cart, refused }: { cart: Cart; refused: CartChange | undefined }) {
  const fetcher = useFetcher<CartChange>({ key: 'cart-code' })
  const removal = useFetcher<CartChange>({ key: removalKey })
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const isIdle = fetcher.state === 'idle'
  const answer = fetcher.data ?? refused
  const problem = isIdle && answer?.ok === false && answer.intent === 'apply_code' ? answer : undefined

  useEachAnswer(isIdle ? fetcher.data : undefined, ({ ok }) => {
    if (!ok) field.current?.select()
    else if (field.current !== null) field.current.value = ''
  })
  useEachAnswer(removal.state === 'idle' ? removal.data : undefined, ({ ok }) => {
    // The pressed button disappeared together with its code.
    if (ok) field.current?.focus()
  })

  return (
    <div className="mt-5 border-t border-sand pt-4">
      <fetcher.Form method="post" action="/cart/" className="flex flex-col gap-1.5">
        <input type="hidden" name="intent" value="apply_code" />
        {isHydrated && <input type="hidden" name="via" value="script" />}
        <label htmlFor={fieldId} className="text-sm font-semibold">
          Kortingscode of voucher
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id={fieldId}
            name="discount_code"
            type="text"
            required
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={problem?.itemId}
            {...describedBy({ id: fieldId, error: problem?.error.message })}
            className={`${controlLook} basis-32 grow uppercase`}
          />
          <Button variant="secondary" isLoading={!isIdle} className="shrink-0">
            Toepassen
          </Button>
        </div>
        <div aria-live="polite">
          <FieldError fieldId={fieldId} message={problem?.error.message} />
        </div>
      </fetcher.Form>
      <ul
        className="flex flex-col gap-2 empty:hidden"
        aria-label="Codes in je winkelwagen"
        aria-live="polite"
      >
        {cart.codes.map((code) => (
          <AppliedCode key={code.code} applied={code} />
        ))}
      </ul>
    </div>
  )
}

function AppliedCode({ applied }: { applied: CartCode }) {
  const removal = useFetcher<CartChange>({ key: removalKey })
  const isHydrated = useIsHydrated()
  const { code, title, amount, problem } = applied
  return (
    <li
      className={`mt-2 flex items-start gap-2 rounded-field py-1 pl-3 ${problem ? 'bg-honey-mist' : 'bg-pine-mist'}`}
    >
      <TicketPercent
        className={`mt-3 size-5 shrink-0 ${problem ? 'text-honey' : 'text-pine'}`}
        aria-hidden="true"
      />
      <p className="min-w-0 grow py-2 text-sm wrap-break-word">
        <span className="font-semibold tracking-wide">{code}</span>
        <br />
        {problem ?? (
          <>
            {title}
            {amount > 0 && (
              <>
                : <Amount cents={-amount} />
              </>
            )}
          </>
        )}
      </p>
      <removal.Form method="post" action="/cart/">
        <input type="hidden" name="intent" value="remove_code" />
        <input type="hidden" name="discount_code" value={code} />
        {isHydrated && <input type="hidden" name="via" value="script" />}
        <Button variant="quiet" size="small" className="px-3!" aria-label={`Code ${code} verwijderen`}>
          <X className="size-5" aria-hidden="true" />
        </Button>
      </removal.Form>
    </li>
  )
}
