// oxlint-disable-next-line no-unassigned-import -- @peculiar/x509 needs it before it is imported
import 'reflect-metadata';
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

type Certificate = { key: string; cert: string };

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Creates a self-signed certificate for names, valid from 2020 to 2049. */
export async function createCertificate(host: string, ...others: string[]): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${host}`,
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2049-12-31T00:00:00Z'),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true),
      new SubjectAlternativeNameExtension([host, ...others].map((value) => ({ type: 'dns' as const, value }))),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`, cert: certificate.toString('pem') };
}
