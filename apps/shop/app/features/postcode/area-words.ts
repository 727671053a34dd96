import type { DeliveryArea } from '@sluimer/domain/delivery/areas'

/** Where an area is, in words that follow 'bezorgen'. */
export const areaWords: Readonly<Record<DeliveryArea, string>> = {
  NL: 'in Nederland',
  'NL-islands': 'op de Wadden',
  BE: 'in België',
}

/** What is called an area on its own. */
export const areaNames: Readonly<Record<DeliveryArea, string>> = {
  NL: 'Nederland',
  'NL-islands': 'de Wadden',
  BE: 'België',
}
