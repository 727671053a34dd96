/** Makes a random UUID (version 4) from the given source of randomness, so that a test can know it beforehand. */
export function createUuid(randomBytes: (count: number) => Buffer): string {
  const bytes = Buffer.from(randomBytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
