import type { ErrorCode } from '@sluimer/contract/errors'

/** The sentence for the shopper when a failure brings none of its own. */
export const errorMessages = {
  invalid_request: 'De aanvraag klopt niet. Controleer wat je hebt ingevuld.',
  unauthorized: 'Je bent niet aangemeld.',
  forbidden: 'Dit mag je niet.',
  not_found: 'Dit bestaat niet of niet meer.',
  code_unknown: 'Deze code kennen we niet. Kijk of je alles hebt overgenomen.',
  out_of_stock: 'Er zijn niet genoeg stuks op voorraad.',
  not_purchasable: 'Dit artikel is nu niet te bestellen.',
  conflict: 'Dit is intussen veranderd. Probeer het opnieuw.',
  price_changed: 'De prijs is intussen veranderd. Controleer het totaal.',
  cart_empty: 'Je winkelwagen is leeg.',
  code_not_applicable: 'Deze code kan nu niet worden gebruikt.',
  checkout_incomplete: 'Vul eerst je gegevens in.',
  order_not_payable: 'Deze bestelling kan niet meer betaald worden.',
  payment_method_unavailable: 'Deze betaalmethode is niet beschikbaar. Kies een andere.',
  shipping_method_unavailable: 'Deze verzendmethode is niet beschikbaar. Kies een andere.',
  delivery_day_unavailable: 'Deze bezorgdag is intussen vol. Kies een andere dag.',
  pickup_point_unavailable: 'Dit pakketpunt is niet beschikbaar. Kies een ander.',
  payload_too_large: 'De aanvraag is te groot.',
  unsupported_media_type: 'Stuur de gegevens als application/json.',
  rate_limited: 'Je bent te snel. Wacht even en probeer het dan opnieuw.',
  internal_error: 'Er ging iets mis. Probeer het later opnieuw.',
  provider_unavailable: 'De betaaldienst antwoordt niet. Probeer het zo opnieuw.',
  unavailable: 'De winkel is even niet bereikbaar. Probeer het zo opnieuw.',
} as const satisfies Record<ErrorCode, string>
