const sounds = ['/sounds/snore-1.wav', '/sounds/snore-2.wav', '/sounds/snore-3.wav'] as const

/** Returns one of the three, by a number from 0 up to 1. */
export function chooseSound(dice: number): string {
  return sounds[Math.floor(dice * sounds.length)] ?? sounds[0]
}

/**
 * Plays a sound in a loop until the returned function is called. It uses Web Audio: an audio element would ask for
 * parts of the file, which not every server serves.
 */
export async function playOverAndOver(url: string, signal: AbortSignal): Promise<() => void> {
  const context = new AudioContext()
  try {
    const answer = await fetch(url, { signal })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    const source = context.createBufferSource()
    source.buffer = await context.decodeAudioData(await answer.arrayBuffer())
    signal.throwIfAborted()
    source.loop = true
    source.connect(context.destination)
    source.start()
    return () => void context.close()
  } catch (error) {
    await context.close()
    throw error
  }
}
