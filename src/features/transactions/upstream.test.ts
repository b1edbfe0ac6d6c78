import { expect, test } from 'vitest';
import { toTransactionEvent } from './upstream.ts';

const player = 'RHP José Bo';

test.each([
  ['TR', `Otters traded ${player} to Herons for Al Lo.`, 'traded'],
  ['SFA', `Otters signed free agent ${player}.`, 'signed'],
  [
    'SFA',
    `Otters signed free agent ${player} to a minor league contract and invited him to spring training.`,
    'signedMinor',
  ],
  ['SGN', `Otters signed ${player} to a Minor League contract.`, 'signedMinor'],
  ['PUR', `Otters purchased the contract of ${player}.`, 'acquired'],
  ['CLW', `Otters claimed ${player} off waivers from Herons.`, 'claimed'],
  ['SE', `Otters selected the contract of ${player} from Pups.`, 'selected'],
  ['CU', `Otters recalled ${player} from Pups.`, 'recalled'],
  ['OPT', `Otters optioned ${player} to Pups.`, 'optioned'],
  ['DES', `Otters designated ${player} for assignment.`, 'designated'],
  ['DFA', `${player} elected free agency.`, 'freeAgency'],
  ['OUT', `Otters sent ${player} outright to Pups.`, 'outrighted'],
  ['ASG', `Otters sent ${player} on a rehab assignment to Pups.`, 'rehab'],
  ['ASG', `${player} assigned to Pups.`, 'assigned'],
  ['SC', `Otters placed ${player} on the 15-day injured list. Left elbow strain.`, 'injured'],
  ['SC', `Otters placed ${player} on the 10-day disabled list.`, 'injured'],
  ['SC', `Otters placed ${player} on the 60-day injured list retroactive to April 2, 2030.`, 'injuredSixty'],
  [
    'SC',
    `Otters transferred ${player} from the 15-day injured list to the 60-day injured list. Elbow.`,
    'injuredSixty',
  ],
  ['SC', `Otters activated ${player} from the 15-day injured list.`, 'healed'],
  ['SC', `Otters activated ${player} from the 60-day injured list.`, 'healedSixty'],
  ['SC', `Otters reinstated ${player} from the 60-day injured list.`, 'healedSixty'],
  ['SC', `Otters placed ${player} on the paternity list.`, 'onLeave'],
  ['SC', `Otters activated ${player} from the bereavement list.`, 'backFromLeave'],
  ['SC', `Otters placed ${player} on the restricted list.`, 'restricted'],
  ['SC', `Otters reassigned ${player} to the minor leagues.`, 'reassigned'],
  ['SC', `Otters activated ${player}.`, 'activated'],
  ['SC', `${player} roster status changed by Otters.`, 'statusChange'],
  ['SC', null, 'statusChange'],
  ['NUM', `${player} changed number to 42.`, 'numberChange'],
  ['XYZ', 'Something new.', 'other'],
])('%s %s', (code, description, event) => expect(toTransactionEvent(code, description)).toBe(event));
