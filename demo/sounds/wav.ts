const headerBytes = 44
const bytesPerSample = 2

/** Writes samples between -1 and 1 as a WAV file: one channel, 16 bits, which every browser plays. */
export function wavFile(samples: Float64Array, sampleRate: number): Buffer {
  const dataBytes = samples.length * bytesPerSample
  const file = Buffer.alloc(headerBytes + dataBytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  // Plain samples, one channel.
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * bytesPerSample, 28)
  file.writeUInt16LE(bytesPerSample, 32)
  file.writeUInt16LE(bytesPerSample * 8, 34)
  file.write('data', 36)
  file.writeUInt32LE(dataBytes, 40)
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(sample * 32_767), headerBytes + index * bytesPerSample)
  })
  return file
}
