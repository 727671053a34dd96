import { parsePostcode } from '@sluimer/domain/address/postcode'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from './address-lookup.ts'
import { questionOf } from './address-question.ts'

type Lookup = 'idle' | 'searching' | 'found' | 'failed' | 'manual'
export interface Place {
  street: string
  city: string
}

/**
 * VA-09: once a Dutch postcode and house number are filled in, street and city are looked up. Found: they are filled in.
 * Not found, or no answer: both are emptied and the postcode is marked, and `chooseManual` lets the visitor go on.
 */
export function useAddressLookup(initial: Place) {
  const fetcher = useFetcher<typeof loader>()
  const [place, setPlace] = useState(initial)
  const [lookup, setLookup] = useState<Lookup>('idle')
  const asked = useRef('')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined

  useEffect(() => {
    if (!answer || answer.question !== asked.current) return
    setPlace({ street: answer.street, city: answer.city })
    setLookup(answer.found ? 'found' : 'failed')
  }, [answer])

  /** Asks when both are filled in and something changed since the last question. */
  function ask(address: { country: string; zipcode: string; houseNumber: string; extension: string }) {
    if (lookup === 'manual' || address.country !== 'NL') return
    const zipcode = parsePostcode('NL', address.zipcode)
    if (!zipcode || !/\d/.test(address.houseNumber)) return
    const question = questionOf(zipcode, address.houseNumber, address.extension)
    if (question === asked.current) return
    asked.current = question
    setLookup('searching')
    const query = new URLSearchParams({
      zipcode,
      house_number: address.houseNumber,
      extension: address.extension,
    })
    fetcher.load(`/checkout/address-lookup/?${query}`)
  }

  return { place, setPlace, lookup, ask, chooseManual: () => setLookup('manual') }
}
