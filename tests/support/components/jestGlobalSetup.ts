import { temporaryFolder } from '../folders';

/** Tests run in a zone that is neither the hotel's nor UTC, so that a rule that looks at the machine's zone shows itself. Their folders are in one. */
export default function jestGlobalSetup(): void {
  process.env.TZ = 'Asia/Tokyo';
  process.env.TMPDIR = temporaryFolder();
}
