import { largestPictureBytes, pictureProblems } from '@sluimer/domain/review/pictures'
import { type KeptPicture, pictureAddress, pictureFileField } from './sent-pictures.ts'

type Sent = { ok: true; picture: KeptPicture } | { ok: false; problem: string }

/** Sends a picture from the browser. Whatever goes wrong is described in one sentence. */
export async function sendChosenPicture(file: File): Promise<Sent> {
  // Asked here already, so that a large file is not sent in vain.
  if (file.size > largestPictureBytes) return { ok: false, problem: pictureProblems.too_big }
  const body = new FormData()
  body.append(pictureFileField, file)
  try {
    const answer = await fetch(pictureAddress, { method: 'POST', body })
    const sent: unknown = await answer.json()
    return isSent(sent) ? sent : { ok: false, problem: unsent }
  } catch {
    return { ok: false, problem: unsent }
  }
}

/** Whether this is the shop's answer, and not that of something in between. */
function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false
  return value.ok === true ? 'picture' in value : 'problem' in value && typeof value.problem === 'string'
}

const unsent = 'Het sturen lukte niet. Kijk of je internet hebt en kies de foto nog eens.'
