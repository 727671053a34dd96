/** Returns a 32-bit sum over all bytes, four at a time, that depends on their order. Detects damage, not tampering. */
export function calculateChecksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5 ^ bytes.length
  const wholeWords = bytes.length >>> 2
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < wholeWords; i++) {
    sum = Math.imul(sum ^ view.getUint32(i * 4, true), 0x01000193)
    sum ^= sum >>> 15
  }
  for (let i = wholeWords * 4; i < bytes.length; i++) sum = Math.imul(sum ^ (bytes[i] as number), 0x01000193)
  return sum >>> 0
}
