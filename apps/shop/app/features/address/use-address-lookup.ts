import { parsePostcode } from '@sluimer/domain/address/postcode'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import type { loader } from './address-lookup.ts'
import { toQuestion } from './address-question.ts'

/** `unanswered`: the register or the connection to it failed, so nothing is known about the address. */
type Lookup = 'idle' | 'searching' | 'found' | 'failed' | 'unanswered' | 'manual'
export interface Place {
  street: string
  city: string
}

/**
 * VA-09: once a Dutch postcode and house number are filled in, looks up street and city and fills them in. When the
 * address is not found, or no answer comes, it empties both and marks the postcode; `chooseManual` lets the visitor go
 * on.
 */
export function useAddressLookup(initial: Place) {
  const fetcher = useFetcher<typeof loader>()
  const [place, setPlace] = useState(initial)
  const [lookup, setLookup] = useState<Lookup>('idle')
  const asked = useRef('')
  const answered = useRef('')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined

  useEachAnswer(answer, (latest) => {
    if (latest.question !== asked.current) return
    answered.current = latest.question
    setPlace({ street: latest.street, city: latest.city })
    if (latest.found) setLookup('found')
    else setLookup(latest.reason === 'unavailable' ? 'unanswered' : 'failed')
  })

  /** Looks the address up when both are filled in and something changed since the last lookup. */
  function ask(address: TypedAddress) {
    const query = queryFor(address)
    if (lookup === 'manual' || query === undefined || questionFor(query) === asked.current) return
    asked.current = questionFor(query)
    setLookup('searching')
    fetcher.load(`/checkout/address-lookup/?${new URLSearchParams(query)}`)
  }

  /** Accepts an address that was found or typed before without a lookup: a 'not found' would empty it. */
  function trust(address: TypedAddress) {
    const query = queryFor(address)
    if (query !== undefined) asked.current = answered.current = questionFor(query)
  }

  /** Whether the answer to the last question is still on its way. */
  const isAwaited = () => asked.current !== answered.current

  /** Forgets, for another country, what the lookup said about an address in the first one. */
  function startAnew() {
    asked.current = answered.current = ''
    setPlace({ street: '', city: '' })
    setLookup('idle')
  }

  return {
    place,
    setPlace,
    lookup,
    ask,
    isAwaited,
    trust,
    startAnew,
    chooseManual: () => setLookup('manual'),
  }
}

interface TypedAddress {
  country: string
  zipcode: string
  houseNumber: string
  extension: string
}

/** Returns undefined while there is nothing to look up: another country, or not filled in far enough. */
function queryFor({ country, zipcode: typed, houseNumber: house_number, extension }: TypedAddress) {
  const zipcode = country === 'NL' ? parsePostcode('NL', typed) : undefined
  return zipcode && /\d/.test(house_number) ? { zipcode, house_number, extension } : undefined
}

function questionFor(query: NonNullable<ReturnType<typeof queryFor>>): string {
  return toQuestion(query.zipcode, query.house_number, query.extension)
}
