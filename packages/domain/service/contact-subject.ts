/**
 * What a question can be about. It decides who answers, and is all that the subject line of a mail shows of a message.
 */
export const contactSubjects = [
  'order',
  'delivery',
  'return',
  'complaint',
  'payment',
  'product',
  'business',
  'privacy',
  'other',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = {
  order: 'Mijn bestelling',
  delivery: 'Bezorging',
  return: 'Retour of ruilen',
  complaint: 'Klacht of garantie',
  payment: 'Betaling of factuur',
  product: 'Vraag over een product',
  business: 'Zakelijk bestellen',
  privacy: 'Privacy en mijn gegevens',
  other: 'Iets anders',
}
