/** '1 member', '12 members' */
export function countMembers(members: number): string {
  return members === 1 ? '1 member' : `${members} members`;
}
