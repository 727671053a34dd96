const serviceEmail = 'shop@sluimer.example'

/**
 * Returns the variables that the parts of the shop, and the commands beside it, read. What the person set wins.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Partial<import('./secrets.mjs').Secrets>} secrets
 * @param {{ databaseUrl: string, isDevelopment: boolean }} start
 */
export function partsEnvironment(settings, secrets, { databaseUrl, isDevelopment }) {
  return {
    SERVICE_EMAIL: serviceEmail,
    SERVICE_PASSWORD: secrets.servicePassword,
    TOKEN_SECRET: secrets.tokenSecret,
    API_URL: settings.apiUrl,
    PUBLIC_URL: settings.publicUrl,
    ...settings.env,
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    NODE_ENV: isDevelopment ? 'development' : 'production',
  }
}
