import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { readPaymentForm } from '../payment/payment-form.ts'
import { type PayableOrder, totalCentsWith } from './total-with-method.ts'

/**
 * The button that pays the order, with the amount for the method that is chosen in its form. Without scripts the amount
 * could not follow the choice, so it names none.
 */
export function RetryButton({ order, chosen }: { order: PayableOrder; chosen: string }) {
  const navigation = useNavigation()
  const place = useRef<HTMLDivElement>(null)
  const [method, setMethod] = useState<string>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const follow = () => setMethod(readPaymentForm(new FormData(form)).method || chosen)
    follow()
    form.addEventListener('change', follow)
    return () => form.removeEventListener('change', follow)
  }, [chosen])
  return (
    <div ref={place}>
      <Button size="large" isWide isLoading={navigation.state !== 'idle' && navigation.formMethod === 'POST'}>
        {method === undefined ? (
          'Betalen'
        ) : (
          <span>
            <Amount cents={totalCentsWith(order, method)} /> betalen
          </span>
        )}
      </Button>
    </div>
  )
}
