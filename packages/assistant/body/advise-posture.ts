/** What suits who lies so, as the service pages tell it: of a pillow, and of a mattress. */
const advice: Readonly<Record<string, { readonly pillow: string; readonly mattress: string }>> = {
  buikslapers: {
    pillow: 'Op je buik past een laag, zacht kussen: een hoog kussen knikt je nek achterover.',
    mattress: 'Op je buik past een matras dat medium of stevig is: een te zacht matras trekt je rug hol.',
  },
  zijslapers: {
    pillow: 'Op je zij past een hoog, stevig kussen: zo blijft je nek in één lijn met je rug.',
    mattress: 'Op je zij past zacht tot medium: je schouder en heup moeten kunnen wegzakken.',
  },
  rugslapers: {
    pillow: 'Op je rug past een middelhoog kussen.',
    mattress: 'Op je rug lig je goed op medium tot stevig.',
  },
}

/** Says which pillow or mattress suits a way of lying, of goods that are named by it: 'Voor buikslapers'. Empty for others. */
export function advisePosture(named: readonly string[], about: string): string {
  const [posture] = named.flatMap((title) => /^voor (\p{L}+slapers)$/iu.exec(title)?.[1]?.toLowerCase() ?? [])
  const told = posture === undefined ? undefined : advice[posture]
  if (told === undefined) return ''
  if (/kussen/iu.test(about)) return told.pillow
  return /matras/iu.test(about) ? told.mattress : ''
}
