/** Dutch words for fields inside addresses, details and papers. A field without a word keeps its own name. */
const words: Readonly<Record<string, string>> = {
  ...{
    type: 'Soort',
    gender: 'Geslacht',
    company: 'Bedrijf',
    birthdate: 'Geboortedatum',
    email: 'E-mailadres',
  },
  ...{ first_name: 'Voornaam', last_name: 'Achternaam', name: 'Naam', phone_number: 'Telefoonnummer' },
  ...{ coc_number: 'KvK-nummer', vat_number: 'Btw-nummer', customer: 'Klant', billing: 'Factuuradres' },
  ...{ shipping: 'Bezorgadres', sameDeliveryAddress: 'Bezorgen op het factuuradres', street: 'Straat' },
  ...{ house_number: 'Huisnummer', extension: 'Toevoeging', zipcode: 'Postcode', city: 'Plaats' },
  ...{
    country_code: 'Land',
    title: 'Naam',
    delivery: 'Levering',
    code: 'Code',
    date: 'Datum',
    kind: 'Soort',
  },
  ...{ amount_euro: 'Bedrag', price_euro: 'Prijs', quantity: 'Aantal', lines: 'Regels', number: 'Nummer' },
  ...{ total_euro: 'Totaal', issuedAt: 'Datum', buyer: 'Koper', seller: 'Verkoper', costs: 'Kosten' },
}

/** Returns the Dutch word for a field. */
export function toFieldWord(name: string): string {
  return words[name] ?? name
}
