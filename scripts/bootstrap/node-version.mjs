const oldest = [20, 19];

/** The line that refuses a Node too old to start this project, or null when it is new enough. */
export function oldNodeMessage(version) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  return isEnough ? null : `Called Shot needs Node ${oldest.join('.')} or newer to start; this is Node ${version}.`;
}
