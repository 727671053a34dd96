/** Signatures that every device knows at least one of, by their COSE numbers: Ed25519, ECDSA on P-256, RSA. */
export const passkeyAlgorithms = [-8, -7, -257] as const
