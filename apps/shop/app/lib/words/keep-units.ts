/** Returns a text in which no line breaks between a number and its unit: '140 g/m²', '60 °C', 'stand 3'. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) (?=(?:°C|g\/m²|cm|mm|m|kg|gram)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/\b(stand|klasse) (?=\d)/g, '$1\u00a0')
}
