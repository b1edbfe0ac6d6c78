import { expect, test } from 'vitest';
import { transactionEvent } from './transaction-event.ts';

const who = 'RHP José Bo';

test.each([
  ['TR', `Otters traded ${who} to Herons for Al Lo.`, 'traded'],
  ['SFA', `Otters signed free agent ${who}.`, 'signed'],
  [
    'SFA',
    `Otters signed free agent ${who} to a minor league contract and invited him to spring training.`,
    'signedMinor',
  ],
  ['SGN', `Otters signed ${who} to a Minor League contract.`, 'signedMinor'],
  ['PUR', `Otters purchased the contract of ${who}.`, 'acquired'],
  ['CLW', `Otters claimed ${who} off waivers from Herons.`, 'claimed'],
  ['SE', `Otters selected the contract of ${who} from Pups.`, 'selected'],
  ['CU', `Otters recalled ${who} from Pups.`, 'recalled'],
  ['OPT', `Otters optioned ${who} to Pups.`, 'optioned'],
  ['DES', `Otters designated ${who} for assignment.`, 'designated'],
  ['DFA', `${who} elected free agency.`, 'freeAgency'],
  ['OUT', `Otters sent ${who} outright to Pups.`, 'outrighted'],
  ['ASG', `Otters sent ${who} on a rehab assignment to Pups.`, 'rehab'],
  ['ASG', `${who} assigned to Pups.`, 'assigned'],
  ['SC', `Otters placed ${who} on the 15-day injured list. Left elbow strain.`, 'injured'],
  ['SC', `Otters placed ${who} on the 10-day disabled list.`, 'injured'],
  ['SC', `Otters placed ${who} on the 60-day injured list retroactive to April 2, 2030.`, 'injuredSixty'],
  ['SC', `Otters transferred ${who} from the 15-day injured list to the 60-day injured list. Elbow.`, 'injuredSixty'],
  ['SC', `Otters activated ${who} from the 15-day injured list.`, 'healed'],
  ['SC', `Otters activated ${who} from the 60-day injured list.`, 'healedSixty'],
  ['SC', `Otters reinstated ${who} from the 60-day injured list.`, 'healedSixty'],
  ['SC', `Otters placed ${who} on the paternity list.`, 'onLeave'],
  ['SC', `Otters activated ${who} from the bereavement list.`, 'backFromLeave'],
  ['SC', `Otters placed ${who} on the restricted list.`, 'restricted'],
  ['SC', `Otters reassigned ${who} to the minor leagues.`, 'reassigned'],
  ['SC', `Otters activated ${who}.`, 'activated'],
  ['SC', `${who} roster status changed by Otters.`, 'statusChange'],
  ['SC', null, 'statusChange'],
  ['NUM', `${who} changed number to 42.`, 'numberChange'],
  ['XYZ', 'Something new.', 'other'],
])('%s %s', (code, description, event) => {
  expect(transactionEvent({ code, description })).toBe(event);
});
