const address = /(https?:\/\/\S+)/;

/** The league's notice about its data, with the address of the terms as a link. */
export function DataNotice({ text }: { text: string }) {
  const [before = '', terms, after = ''] = text.split(address);
  if (terms === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={terms}>{terms}</a>
      {after}
    </p>
  );
}
