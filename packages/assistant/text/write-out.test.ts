import { expect, test } from 'vitest'
import { writeOut } from './write-out.ts'

test.each([
  ['topper 90x200 zo dik mogelijk', 'topper 90x200 dikste'],
  ['een vaas in beesje', 'een vaas in beige'],
  ['salie of iets grijsachtigs', 'salie of iets grijs'],
  ['heb je m in t wit vr mn bed', 'heb je hem in het wit voor mijn bed'],
  ['nemen jullie ook mn ouwe matras mee', 'nemen jullie ook mijn oude matras mee'],
  ["zoek iets in 't groen", 'zoek iets in het groen'],
  ['een jurk van 2 tientjes', 'een jurk van 20 euro'],
  ['tot een tientje of vier', 'tot 40 euro'],
  ['iets donkerder grijs', 'iets donkergrijs'],
  ['hvl stuks', 'hoeveel stuks'],
  ['kan da nie savonds', "kan dat niet 's avonds"],
  ['en mn telefoonnr', 'en mijn telefoonnummer'],
  ['leverde gulder ook in ronse', 'leveren jullie ook in ronse'],
  ['met knoopkes, op een tafelke', 'met knoopjes, op een tafeltje'],
  ['week oud matras is te hard', 'week matras is te hard'],
  ['een stuk of acht badjassen', 'ongeveer acht badjassen'],
  ['hoeveel geld is dat', 'wat kost dat is dat'],
  ['ze niest zich kapot', 'ze niest zich'],
  ['badjassen, een stuk of acht', 'badjassen, ongeveer acht'],
  ['spiegel ong 80 cm', 'spiegel ongeveer 80 cm'],
  ['plaid in gebroken wit', 'plaid in gebrokenwit'],
  ['molltonhoeslaken 180', 'molton 180'],
  ['zijde open vandaag', 'zijt ge open vandaag'],
  ['lig op me buik, hij op ze rug', 'lig op mijn buik, hij op zijn rug'],
  ['waar blijft me pakje', 'waar blijft mijn pakje'],
  ['een saliekleurig plaid', 'een salie plaid'],
  ['taupe gekleurde en terracotta-gekleurde slopen', 'taupe gekleurde en terracotta slopen'],
  ['veelkleurig, linnenkleur of in de muurkleur', 'veelkleurig, linnenkleur of in de muurkleur'],
  ['nachtblauwkleurig kleed', 'nachtblauw kleed'],
  ['kersbomballen in kerstbomen', 'kerstboomballen in kerstbomen'],
  ['nagkastje van notehout', 'nachtkastje van notenhout'],
  ['poot vant bed brak toen ikm uitpakte', 'poot van het bed brak toen ik hem uitpakte'],
])('[CH-01] %s says %s', (message, said) => {
  expect(writeOut(message)).toBe(said)
})

test.each([
  'badjas maat m',
  '2 m breed',
  "auto's en foto's",
  'h & m',
  'K',
  'wat is zijde',
  'help me even',
  'ze rugzak',
])('%s stays as it is', (message) => {
  expect(writeOut(message)).toBe(message)
})
