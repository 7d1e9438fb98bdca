import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints a line for each file: whether it is PDF/UA-1 by veraPDF, and how many checks there were; then what failed. */
public class Verify {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      try (var input = new FileInputStream(file);
          var parser = Foundries.defaultInstance().createParser(input, PDFAFlavour.PDFUA_1);
          var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
        var result = validator.validate(parser);
        System.out.println((result.isCompliant() ? "yes " : "no ") + result.getTotalAssertions() + " " + file);
        for (var each : result.getTestAssertions())
          if (each.getStatus() == TestAssertion.Status.FAILED)
            System.out.println("  " + each.getRuleId().getClause() + "-" + each.getRuleId().getTestNumber() + " " + each.getMessage());
      }
    }
  }
}
