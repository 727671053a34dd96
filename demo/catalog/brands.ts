/** Invented brands and makers. A name that turns out to exist is a coincidence: replace it. */
export const brands = [
  {
    slug: 'duinrust',
    title: 'Duinrust',
    description: 'Boxsprings en matrassen met de rust van een leeg strand.',
  },
  { slug: 'nachtwerk', title: 'Nachtwerk', description: 'Matrassen, toppers en dekbedden zonder poespas.' },
  { slug: 'wolkenveld', title: 'Wolkenveld', description: 'Dekbedden en hoofdkussens, zacht en licht.' },
  { slug: 'lindeblad', title: 'Lindeblad', description: 'Bedtextiel in rustige, natuurlijke tinten.' },
  {
    slug: 'morgenrood',
    title: 'Morgenrood',
    description: 'Dekbedovertrekken met een tekening die blijft boeien.',
  },
  { slug: 'zachtgoed', title: 'Zachtgoed', description: 'Hoeslakens, slopen en handdoeken voor elke dag.' },
  { slug: 'oeverlicht', title: 'Oeverlicht', description: 'Lampen die een kamer ’s avonds warm maken.' },
  { slug: 'veenkant', title: 'Veenkant', description: 'Vloerkleden met een zachte, dikke pool.' },
  {
    slug: 'kamer-zeven',
    title: 'Kamer Zeven',
    description: 'Kleine meubels en accessoires met een eigen lijn.',
  },
  { slug: 'zilverwilg', title: 'Zilverwilg', description: 'Gordijnen die vallen zoals je hoopt.' },
  {
    slug: 'klaproosveld',
    title: 'Klaproosveld',
    description: 'Kleding voor thuis en voor een lange zondag.',
  },
  {
    slug: 'badkamer-noord',
    title: 'Badkamer Noord',
    description: 'Handdoeken en badjassen die goed drogen.',
  },
  { slug: 'wintertuin', title: 'Wintertuin', description: 'Planten, potten en alles voor buiten.' },
  { slug: 'dennehof', title: 'Dennehof', description: 'Kerst met smaak: warm, stil en zonder glitterregen.' },
  {
    slug: 'sluimer-atelier',
    title: 'Sluimer Atelier',
    description: 'Onze eigen lijn, gemaakt met vaste leveranciers.',
  },
] as const
export type BrandSlug = (typeof brands)[number]['slug']

export const manufacturers = [
  {
    name: 'Voorbeeld Slaapfabriek B.V.',
    address: 'Voorbeeldweg 12, 5600 AA Eindhoven, Nederland',
    email: 'productveiligheid@slaapfabriek.example',
  },
  {
    name: 'Voorbeeld Textiel N.V.',
    address: 'Voorbeeldlaan 40, 9000 Gent, België',
    email: 'veiligheid@textiel.example',
  },
  {
    name: 'Voorbeeld Wonen B.V.',
    address: 'Voorbeeldkade 3, 3011 AB Rotterdam, Nederland',
    email: 'veilig@wonen.example',
  },
] as const
export type ManufacturerName = (typeof manufacturers)[number]['name']
