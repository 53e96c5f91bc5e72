declare module '*?inline-script' {
  /** The script, bundled and minified, ready for a `<script>` without attributes. */
  const code: string;
  export default code;
}
