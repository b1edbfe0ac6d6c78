const oldest = [20, 19];

/** The message for a Node version that is too old to start this project; null when the version is supported. */
export function unsupportedNodeMessage(version) {
  const [major, minor] = version.split('.').map(Number);
  const isQualified = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  return isQualified ? null : `Called Shot needs Node ${oldest.join('.')} or newer to start; this is Node ${version}.`;
}
