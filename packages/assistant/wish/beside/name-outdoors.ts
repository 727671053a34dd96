/** A carpet for a balcony is one that may be outside. */
const outdoors =
  /\b(?:buiten|balkon|tuin|terras|veranda|camping)-?(?:vloer)?(?:kleed|kleden|kleedje|kleedjes|tapijt|tapijten|karpet|mat)(?!\p{L})/giu
/** The place alone says it of a carpet that is named elsewhere: 'vloerkleed voor op het balkon'. */
const placeOutdoors =
  /\b(?:voor )?(?:(?:op|in|bij|onder) )?(?:(?:het|de|een|mijn|mn|ons|onze|'?t) )?(?:balkon|terras|dakterras|veranda)\b|\bvoor (?:in )?(?:de|mijn|onze) tuin\b|\bvoor buiten\b/giu
const aCarpet = /kleed|kleden|tapijt|karpet/iu

/** Names a carpet by where it lies as the shop does, 'voor buiten', in a wish that was read from a message. */
export function nameOutdoors(wish: string, message: string): string {
  const named = wish.replace(outdoors, 'vloerkleed voor-buiten')
  return aCarpet.test(message) ? named.replace(placeOutdoors, ' voor-buiten ') : named
}
